import { onTestFinished, vi } from 'vitest'

/** Returns the text of each file handed to the browser from now on, which is not saved. */
export function downloads(): Promise<string>[] {
  const files: Promise<string>[] = []
  const make = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push((file as Blob).text())
    return '#'
  })
  const press = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  onTestFinished(() => {
    make.mockRestore()
    press.mockRestore()
  })
  return files
}
