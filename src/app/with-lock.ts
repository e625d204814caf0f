/**
 * Runs a task under a lock that only one of the open windows holds at a time. With `ifAvailable` it is skipped when
 * another window holds the lock. Browsers have no locks without https: every window then runs it.
 */
export async function withLock(
  name: string,
  options: LockOptions,
  task: () => Promise<void>,
): Promise<void> {
  if (!('locks' in navigator)) return task()
  await navigator.locks.request(name, options, async (lock) => {
    if (lock) await task()
  })
}
