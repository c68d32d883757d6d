/**
 * Options of the HTTP servers: milliseconds that an idle connection stays open. Proxies and clients keep theirs for a minute
 * at most; a server that closes first can close one on which a request is arriving, and that request fails.
 */
export const connections = { keepAliveTimeout: 65_000 }
