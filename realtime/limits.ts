/** Limits of the real-time server. A message or connection beyond one is refused or closed, and logged. */
export const limits = {
  /** Bytes of one message. A story of 50,000 words has about 1 MB. */
  messageSize: 5 * 1024 * 1024,
  /** Messages of one socket, on average and in a burst. A fast typist makes about 30 a second. */
  messagesPerSecond: 500,
  messagesAtOnce: 2000,
  /** Bytes of one socket. */
  bytesPerSecond: 5 * 1024 * 1024,
  bytesAtOnce: 20 * 1024 * 1024,
  /** Bytes that wait to be sent to one socket; a slower reader is disconnected. */
  unsentBytes: 32 * 1024 * 1024,
  /** Sockets in all. */
  sockets: 5000,
  /** Sockets of one address: a newsroom behind one router, or behind a proxy that PROXIES does not count. */
  socketsPerAddress: 2000,
  /** Those of them without a ticket yet. A whole newsroom reconnects at once after a restart. */
  strangersPerAddress: 250,
  /** Documents that one socket has open. */
  documentsPerSocket: 20,
  /** Rooms of one person, in all windows and on all devices. */
  roomsPerPerson: 50,
  /** Characters of the JSON that describes a cursor and selection. */
  awarenessSize: 16 * 1024,
  /** Clients of one room that one connection speaks for. */
  awarenessClients: 3,
  /** Bytes of one document. */
  documentSize: 50 * 1024 * 1024,
  /** Pages of one person that listen to the change feed. */
  feedsPerPerson: 100,
  /** Bytes of its request: the documents it shows. */
  feedRequestSize: 64 * 1024,
  feedRequestsPerSecond: 10,
  feedRequestsAtOnce: 50,
  /** Bytes of the change feed that wait to be sent to one page. */
  maxUnsentFeedBytes: 64 * 1024,
} as const

/** Milliseconds. */
export const times = {
  /** Delay before updates are written to the database. */
  journal: 150,
  /** Delay before a draft is saved: after the last change, and at most after the first. */
  quiet: 2000,
  maxUnsaved: 10_000,
  /** Pause in writing after which the next save begins a new version. */
  pause: 60_000,
  /** Interval at which versions are finished that nothing was written to for two such pauses. */
  finishing: 30_000,
  /** Delay before a failed save is retried; doubles each time. */
  firstRetry: 2000,
  maxRetryDelay: 60_000,
  /** Interval at which a person in a room shows a new ticket, and the time allowed for it. */
  authorization: 5 * 60_000,
  authorizationGrace: 60_000,
  /** Interval at which rights are checked that end by time: acting as another, the days to set up a second factor. */
  timedRights: 1000,
  /** Interval at which this server renews the visits of its rooms. */
  visits: 10_000,
  /** Interval at which the activity of people is recorded for lists. */
  presence: 1000,
  /** Interval at which presence is compared while a page listens to it. */
  feed: 1000,
  /** Time within which a socket must show a ticket. */
  entry: 10_000,
  /** Interval of keep-alives of a connection of the change feed. */
  feedHeartbeat: 10_000,
  /** Time allowed for another server to send its state of a document. */
  peers: 1500,
  /** Time that stopping waits for drafts; their updates are in the database in any case. */
  stop: 7000,
} as const
