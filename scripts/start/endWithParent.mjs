/**
 * Loaded into every process of a newsroom: ends it when the one that started it is gone, however that went. Without this
 * a `kill -9` of `npm start` would leave servers behind that hold their ports.
 */
if (process.channel) {
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  // Listening keeps a process alive; this shall not be what keeps a finished one from ending.
  process.channel.unref()
}
