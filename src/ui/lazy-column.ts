import { lazy, type ComponentType } from 'react'

const Nothing = () => null

/** What stands in a column, loaded when there is room for it. A page does without what could not be loaded. */
export function lazyColumn<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): ComponentType<Props> {
  return lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      return { default: (await load())[name] }
    } catch {
      return { default: Nothing }
    }
  })
}
