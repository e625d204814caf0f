export interface PaletteProps {
  open: boolean
  onClose: () => void
  /** Opens the sheet that lists the keys. */
  onKeys: () => void
}
