/** Everything that the real-time server refuses to do more of. What goes beyond is refused or closed, and logged. */
export const limits = {
  /** Bytes of one message. A story of 50,000 words has about 1 MB. */
  messageSize: 5 * 1024 * 1024,
  /** Messages of one socket: so many a second in the long run, so many at once. A fast typist makes about 30 a second. */
  messagesPerSecond: 500,
  messagesAtOnce: 2000,
  /** Bytes of one socket. */
  bytesPerSecond: 5 * 1024 * 1024,
  bytesAtOnce: 20 * 1024 * 1024,
  /** Bytes that wait to be sent to one socket: who reads so slowly is cut off and begins anew. */
  unsentBytes: 32 * 1024 * 1024,
  /** Sockets in all. */
  sockets: 5000,
  /** Sockets of one address: a newsroom behind one router, or behind a proxy that PROXIES does not count. */
  socketsPerAddress: 2000,
  /** Those of them that have shown no ticket yet. A whole newsroom comes back at once when a server is started anew. */
  strangersPerAddress: 250,
  /** Documents that one socket has open. */
  documentsPerSocket: 20,
  /** Rooms that one person is in, over all their windows and devices. */
  roomsPerPerson: 50,
  /** What somebody tells others about their cursor and selection, in characters of JSON. */
  awarenessSize: 16 * 1024,
  /** Clients of one room that one connection speaks for. */
  awarenessClients: 3,
  /** Bytes of one document. */
  documentSize: 50 * 1024 * 1024,
  /** Pages of one person that listen to news. */
  newsPerPerson: 100,
  /** What such a page says: which documents it shows, whenever these change. */
  newsRequestSize: 64 * 1024,
  newsRequestsPerSecond: 10,
  newsRequestsAtOnce: 50,
  /** Bytes of news that wait to be sent to one page. */
  unsentNews: 64 * 1024,
} as const

/** Milliseconds. */
export const times = {
  /** Until what was typed is in the database. */
  journal: 150,
  /** Until it is in the draft: after the last change, and after the first one at most. */
  quiet: 2000,
  longest: 10_000,
  /** A pause after which the draft becomes a version of its own. */
  pause: 60_000,
  /** Until a failed save is tried again: twice as long each time. */
  firstRetry: 2000,
  longestRetry: 60_000,
  /** Until somebody who is in a room has to show a new ticket, and how long that may take. */
  authorization: 5 * 60_000,
  authorizationGrace: 60_000,
  /** Between two signs of life of this server, for those who are in its rooms. */
  visits: 10_000,
  /** Until lists see what people are doing. */
  doings: 1000,
  /** Between two looks at who is where, while a page of the back office shows it. */
  news: 1000,
  /** Until a socket has to have shown a ticket. */
  entry: 10_000,
  /** Between two signs of life of a connection for news. */
  newsHeartbeat: 10_000,
  /** How long another server that has a document open may take to say what it has of it. */
  peers: 1500,
  /** How long the end of the process waits for drafts; what is not in one by then is in the database all the same. */
  stop: 7000,
} as const
