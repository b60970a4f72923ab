// @ts-check
// Loaded into the site's process before anything else: when the process that started it is
// killed without a chance to clean up, the site must not stay behind on its port.
process.channel?.unref()
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
