/** The folder of the site that the app is served from, without its last slash: wouter puts it before every path. */
export const base = import.meta.env.BASE_URL.replace(/\/$/, '')
