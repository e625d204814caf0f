/** Shows a number on the icon of the installed app, where the system has such badges; 0 takes it away. */
export function setAppBadge(count: number): void {
  if (!('setAppBadge' in navigator)) return
  const set = count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()
  // Some browsers refuse while the app is not installed.
  set.catch(() => undefined)
}
