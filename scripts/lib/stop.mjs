// Time in ms in which a second signal belongs to the same Ctrl-C: under npm, the signal arrives from the terminal and from npm.
const REPEAT_WITHIN_MS = 1_000;
const LOOK_EVERY = 500;

/**
 * Calls `stop` once when this process is asked to end, or when its parent ends. A later request ends this process immediately.
 * @param {() => Promise<void>} stop
 */
export function onStop(stop) {
  let asked = 0;
  const handle = () => {
    if (asked > 0 && performance.now() - asked > REPEAT_WITHIN_MS) process.exit(130);
    if (asked > 0) return;
    asked = performance.now();
    void stop();
  };
  for (const name of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(name, handle);
  if (process.connected) {
    process.once("disconnect", handle);
    process.channel?.unref();
  } else if (process.env.npm_lifecycle_event) {
    // Watches npm, because npm can be killed without notifying this process. Our scripts start with `exec`, so npm itself is
    // the parent.
    const npm = process.ppid;
    const watch = setInterval(() => {
      if (process.ppid === npm) return;
      clearInterval(watch);
      handle();
    }, LOOK_EVERY);
    watch.unref();
  }
}
