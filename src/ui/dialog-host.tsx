import {
  createContext,
  Fragment,
  use,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useState,
  type PropsWithChildren,
  type ReactNode,
} from 'react'

export interface DialogLayer {
  open: boolean
  onClose: () => void
}

/** Opens a dialog: `show((layer) => <RefundDialog id={id} {...layer} />)`. */
export type ShowDialog = (draw: (layer: DialogLayer) => ReactNode) => void

interface Shown {
  key: number
  /** The component that opened it. */
  owner: string
  draw: (layer: DialogLayer) => ReactNode
  open: boolean
}

interface Host {
  show: (owner: string, draw: Shown['draw']) => void
  closeOf: (owner: string) => void
}

const HostContext = createContext<Host>({ show: () => {}, closeOf: () => {} })

/** Returns a function that opens a dialog in the host. The dialog closes when the calling component unmounts. */
export function useShowDialog(): ShowDialog {
  const { show, closeOf } = use(HostContext)
  const owner = useId()
  useEffect(() => () => closeOf(owner), [closeOf, owner])
  return useCallback((draw) => show(owner, draw), [show, owner])
}

/** Returns the last value that was present, so that a deleted row stays until its dialog has closed. */
export function useLast<Value>(value: Value | null | undefined, first?: Value): Value | undefined {
  const [last, setLast] = useState(value ?? first)
  if (value && value !== last) setLast(value)
  return value ?? last
}

let opened = 0

const closed = (shown: readonly Shown[], isMeant: (each: Shown) => boolean): readonly Shown[] =>
  shown.some((each) => each.open && isMeant(each))
    ? shown.map((each) => (isMeant(each) ? { ...each, open: false } : each))
    : shown

/** Renders the dialogs that components within it open with `useShowDialog`. */
export function DialogHost({ children }: PropsWithChildren) {
  const [shown, setShown] = useState<readonly Shown[]>([])
  const host = useMemo<Host>(
    () => ({
      show: (owner, draw) => {
        opened += 1
        const next = { key: opened, owner, draw, open: true }
        // The previous dialog may still be closing.
        setShown((now) => [...closed(now, () => true).slice(-1), next])
      },
      closeOf: (owner) => setShown((now) => closed(now, (each) => each.owner === owner)),
    }),
    [],
  )
  return (
    <HostContext value={host}>
      {children}
      {shown.map(({ key, draw, open }) => (
        <Fragment key={key}>
          {draw({
            open,
            onClose: () => setShown((now) => closed(now, (each) => each.key === key)),
          })}
        </Fragment>
      ))}
    </HostContext>
  )
}
