/** The specification's timings in milliseconds (§9), in one place so that a test can hold them. */
export const timings = {
  authStep: 1000,
  authTransition: 600,
  logout: 2000,
  demoProcessing: 1500,
  demoSuccess: 3000,
  retryCap: 30_000,
} as const

/** The wait before each retry (§9: three retries, exponential, capped at 30 s), in milliseconds. */
export const retryDelays = [0, 1, 2].map((n) => Math.min(1000 * 2 ** n, timings.retryCap))
