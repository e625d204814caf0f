import {
  createElement,
  useEffect,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from 'react'
import { allStyles } from './all-styles.ts'
import { firstLook } from './first-look.ts'

const never = () => () => {}

/** Whether React takes over what was made at build time: it wants to find the very same. */
const useTakingOver = () =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  )

/**
 * A part of a screen that its first picture does without: `lazyPart(() => import('./pay-steps.tsx'), 'PaySteps',
 * <Waiting />)`. It begins to load with the screen's script, at a start of the app once its data is in view, and `waiting`
 * stands in its place until it is there. Whoever draws it throws what kept it from loading.
 */
export function lazyPart<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
  waiting: ReactNode,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined
  let loading: Promise<void> | undefined

  async function loadWithStyles(): Promise<void> {
    try {
      await firstLook()
      const [module] = await Promise.all([load(), allStyles()])
      loaded = module[name]
    } finally {
      loading = undefined
    }
  }
  const loadOnce = () => (loading ??= loadWithStyles())

  // A page that is made at build time shows it waiting. What fails is asked for once more by being drawn.
  if (typeof document !== 'undefined') void loadOnce().catch(() => undefined)

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
