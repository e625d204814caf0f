/** The folder that the app is served from, without a trailing slash; wouter puts it before every path. */
export const base = import.meta.env.BASE_URL.replace(/\/$/, '')
