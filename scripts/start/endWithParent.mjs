/**
 * Loaded into every process of a newsroom: ends it when the one that started it is gone, however that went. Without this
 * a `kill -9` of `npm start` would leave servers behind that hold their ports.
 *
 * Node hands `--import` on to what a process forks, and a forked process may be kept alive by its channel alone, as
 * Next's development server is while it waits for its first message. So only direct children are touched.
 */
if (process.channel && process.env.CITYDESK_STARTED_BY === String(process.ppid)) {
  process.on('disconnect', () => {
    process.kill(process.pid, 'SIGTERM')
    // No process is left that would end one that waits for ever, as for a database that is gone as well.
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), Number(process.env.CITYDESK_END_WITHIN)).unref()
  })
  // Listening keeps a process alive; this must not keep a finished one from ending.
  process.channel.unref()
}
