/**
 * In a page: `repaintAfter(look)` resolves to the milliseconds from the next press until the result of `look` has
 * changed and is painted.
 */
export function installPresses() {
  window.repaintAfter = (look) =>
    new Promise((resolve) => {
      const before = look()
      let pressed
      addEventListener('click', ({ timeStamp }) => (pressed ??= timeStamp), {
        capture: true,
        once: true,
      })
      const check = () => {
        if (pressed === undefined || look() === before) return requestAnimationFrame(check)
        // Runs before any other waiting task, once this frame is painted.
        const painted = () => resolve(performance.now() - pressed)
        void scheduler.postTask(painted, { priority: 'user-blocking' })
      }
      requestAnimationFrame(check)
    })
  window.looks = {
    rows: () => document.querySelectorAll('main li').length,
    table: () => document.querySelector('main tbody').textContent,
    text: () => document.querySelector('main').textContent,
    switches: () =>
      [...document.querySelectorAll('main [role=switch]')]
        .map((each) => `${each.checked}${each.ariaChecked}`)
        .join(),
    row: () => document.querySelector('#row').textContent,
  }
}

/** Presses a button and returns the milliseconds until the looked-at part has changed on the screen. */
export async function timePress(page, look, button) {
  const time = page.evaluate((name) => window.repaintAfter(window.looks[name]), look)
  await button.click({ delay: 80 })
  return time
}
