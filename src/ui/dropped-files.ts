import { isDrawn } from './is-drawn.ts'

/** A place of the screen that takes dropped files. */
interface Zone {
  element: Element
  take: (files: File[]) => void
}

const zones = new Set<Zone>()

/** Offers every file that is dropped on the screen to a zone; returns what ends that. */
export function offerDroppedFiles(zone: Zone): () => void {
  zones.add(zone)
  return () => void zones.delete(zone)
}

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false

/**
 * Keeps the browser from opening a dropped file in place of the app, whose unsaved input would be gone: it goes to the
 * zone that it lies on, or else to the screen's only one, and without one `refuse` says so.
 */
export function catchDroppedFiles(refuse: () => void): () => void {
  const over = (event: DragEvent) => {
    if (hasFiles(event)) event.preventDefault()
  }
  const drop = (event: DragEvent) => {
    if (!hasFiles(event)) return
    event.preventDefault()
    const usable = [...zones].filter(
      ({ element }) => isDrawn(element) && element.closest('[inert]') === null,
    )
    const { target } = event
    const on = usable.find(({ element }) => target instanceof Node && element.contains(target))
    const zone = on ?? (usable.length === 1 ? usable[0] : undefined)
    if (zone) zone.take([...(event.dataTransfer?.files ?? [])])
    else refuse()
  }
  addEventListener('dragover', over)
  addEventListener('drop', drop)
  return () => {
    removeEventListener('dragover', over)
    removeEventListener('drop', drop)
  }
}
