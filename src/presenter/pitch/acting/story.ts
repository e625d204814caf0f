import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { pathTo } from '#routes/paths.ts'
import { createStore, useStore } from '#src/ui/store.ts'

/** A payment that the presenter follows from the customer to the merchant and the console. */
export interface Story {
  attemptId: string
  /** The address of its receipt. */
  receipt: string
  /** The merchant's screen that shows it. */
  place: string
}

const followed = createStore<Story | null>(null)

export const follow = (story: Story): void => followed.set(story)
export const endStory = (): void => followed.set(null)

const queuePath = pathTo('pending-merchants')

/** Returns the address of the review of a merchant's application. */
export const reviewOf = (merchantId: string): string => `${queuePath}?review=${merchantId}`

/** Returns the story on the screens of its other sides, until one of them is left for a screen of its own. */
export function useStory(area: 'dashboard' | 'console'): Story | null {
  const story = useStore(followed)
  const [path] = useLocation()
  const isThere = story !== null && path.startsWith(area === 'console' ? queuePath : story.place)
  useEffect(() => {
    if (story && !isThere) endStory()
  }, [story, isThere])
  return isThere ? story : null
}
