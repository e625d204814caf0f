/** The shortest time between notifications, in milliseconds. */
const pause = 100

/** A number that changes often, with throttled notifications for the components that show it. */
export class Told {
  #value = 0
  #shown = 0
  #waits = false
  readonly #listeners = new Set<() => void>()

  tell(value: number): void {
    this.#value = value
    if (this.#waits) return
    this.#waits = true
    setTimeout(() => {
      this.#waits = false
      this.#shown = this.#value
      for (const listener of this.#listeners) listener()
    }, pause)
  }

  // For `useSyncExternalStore`.
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
  readonly shown = (): number => this.#shown
}
