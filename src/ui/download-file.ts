/** Saves content generated on the device as a file. */
export function downloadFile(name: string, mime: string, content: BlobPart): void {
  const url = URL.createObjectURL(new Blob([content], { type: mime }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser reads the URL after this turn; a minute is ample before freeing the memory.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
