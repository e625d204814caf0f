/**
 * Runs a task under a lock that only one of the open windows holds at a time. With `ifAvailable` it is skipped, to
 * undefined, when another window holds the lock. Browsers have no locks without https: every window then runs it.
 */
export async function withLock<Result>(
  name: string,
  options: LockOptions,
  task: () => Promise<Result>,
): Promise<Result | undefined> {
  if (!('locks' in navigator)) return task()
  return navigator.locks.request(name, options, (lock) => (lock ? task() : undefined))
}
