/** Hands a file to the person under a name, made on the device. */
export function downloadFile(name: string, mime: string, content: BlobPart): void {
  const url = URL.createObjectURL(new Blob([content], { type: mime }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser reads the address after this turn; a minute is ample and frees the memory.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
