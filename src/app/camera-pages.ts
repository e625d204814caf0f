import type { AroundNavHandler } from 'wouter'
import { writesDone } from '#db/transaction-watch.ts'
import { base } from './base.ts'
import { findRoute } from './find-route.ts'

const usesCamera = (address: string): boolean =>
  findRoute(new URL(address, location.href).pathname.slice(base.length))?.camera ?? false

/**
 * Navigates within the app, but loads a page to open and to leave a screen with the camera: whether it is allowed
 * belongs to the page's headers.
 */
export const aroundNav: AroundNavHandler = (navigate, to, options) => {
  if (!usesCamera(to) && !usesCamera(location.href)) navigate(to, options)
  else
    void writesDone().then(() => {
      if (options?.replace) location.replace(to)
      else location.assign(to)
    })
}
