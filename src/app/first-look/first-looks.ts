import { pathTo } from '#routes/paths.ts'
import {
  drawWaiting,
  type FirstScreen,
  firstScreens,
  type Width,
  widths,
  withSample,
} from './draw-sample.tsx'
import { whatHolds } from './what-holds.ts'

/**
 * Noon of a Saturday, the first minutes of a month, an evening whose success rate is the month before's, and the last
 * evening of a year, where the sample is opened.
 */
const instants = ['2026-11-21T12:14', '2027-03-01T00:20', '2027-08-11T19:30', '2028-12-31T22:40']

interface FirstLook {
  screen: FirstScreen
  width: Width
  html: string
}

/**
 * Draws what the sample's first screens show on whichever day and at whichever hour they are opened first. The rest is
 * as it looks while it loads.
 */
export async function firstLooks(): Promise<FirstLook[]> {
  const looks = firstScreens.flatMap((screen) =>
    widths.map((width) => ({ screen, width, drawings: [] as string[] })),
  )
  for (const instant of instants)
    await withSample(new Date(instant), async (draw) => {
      for (const { screen, width, drawings } of looks) drawings.push(await draw(screen, width))
    })
  return Promise.all(
    looks.map(async ({ screen, width, drawings }) => ({
      screen,
      width,
      html: whatHolds(drawings, await drawWaiting(screen, width)).replace(width.unseen, ''),
    })),
  )
}

/** Returns the first looks of each path as templates, of which index.html shows the one for the window. */
export function templatesOf(looks: readonly FirstLook[]): Map<string, string> {
  const templates = new Map<string, string>()
  for (const { screen, width, html } of looks) {
    const path = pathTo(screen)
    // The content security policy forbids style attributes; radio buttons would join the screen's own group.
    const neutral = html
      .replaceAll(' style="', ' data-style="')
      .replaceAll(' name="', ' data-name="')
    const template = `<template data-first-look="${width.media}">${neutral}</template>`
    templates.set(path, (templates.get(path) ?? '') + template)
  }
  return templates
}
