/**
 * In a page: `repaintAfter(look)` gives the milliseconds from the next press until what `look` gives has changed and is
 * painted.
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
        // First of all that waits, once this frame is painted.
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

/** Presses a button and gives the milliseconds until one of the looks above has changed on the screen. */
export async function timePress(page, look, button) {
  const time = page.evaluate((name) => window.repaintAfter(window.looks[name]), look)
  await button.click({ delay: 80 })
  return time
}
