// @ts-check
// Loaded into a process of the site before anything else: when the process that started it is killed
// without a chance to clean up, the site must not stay behind on its port. `next dev` hands it on to its
// worker, which lives by the channel to its own parent.
if (process.env.NEXT_PRIVATE_WORKER === undefined) {
  process.channel?.unref()
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
}
