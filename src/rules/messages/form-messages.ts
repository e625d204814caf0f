const shown = (value: unknown): string => {
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  return value === '' ? 'nothing' : `“${String(value)}”`
}

/** What a form says itself, whatever it is for. */
export const formMessages = {
  changedMeanwhile: (theirs: unknown) =>
    `Someone else saved ${shown(theirs)} here meanwhile. Save again to keep yours`,
}
