import {
  createElement,
  useEffect,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from 'react'
import { firstLook, holdFirstLook } from './first-look.ts'

const never = () => () => {}

/** Whether React takes over what was made at build time: it wants to find the very same. */
const useTakingOver = () =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  )

/** `begin` is called as soon as the part is drawn, and its promise waited for before anything is loaded. */
function makePart<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
  waiting: ReactNode,
  begin?: () => Promise<void>,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined
  let loading: Promise<void> | undefined

  async function loadNow(): Promise<void> {
    try {
      await begin?.()
      loaded = (await load())[name]
    } finally {
      loading = undefined
    }
  }
  const loadOnce = () => (loading ??= loadNow())

  // A page that is made at build time shows it waiting. What fails is asked for once more by being drawn.
  if (typeof document !== 'undefined') {
    const release = begin ? undefined : holdFirstLook()
    void loadOnce()
      .catch(() => undefined)
      .then(release)
  }

  return function LazyPart(props: Props) {
    const [, setHere] = useState(loaded !== undefined)
    const takingOver = useTakingOver()
    useEffect(() => {
      let current = true
      const loadedNow = loaded ? Promise.resolve() : loadOnce()
      loadedNow.then(
        () => {
          if (current) setHere(true)
        },
        (error: unknown) => {
          if (current)
            setHere(() => {
              throw error
            })
        },
      )
      return () => {
        current = false
      }
    }, [])
    return loaded && !takingOver ? createElement(loaded, props) : waiting
  }
}

/**
 * A part of a screen that the scripts of its first picture do without: `lazyPart(() => import('./pay-steps.tsx'),
 * 'PaySteps', <Waiting />)`. It begins to load with the screen's script, beside what the screen asks the database, and
 * `waiting` stands in its place until it is there. Whoever draws it throws what kept it from loading.
 */
export const lazyPart = <Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
  waiting: ReactNode,
): ComponentType<Props> => makePart(load, name, waiting)

/** The same for what nobody looks at first: at a start of the app it is loaded once the first look is over. */
export const latePart = <Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
  waiting: ReactNode,
): ComponentType<Props> => makePart(load, name, waiting, firstLook)
