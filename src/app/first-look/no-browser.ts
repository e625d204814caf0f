/** What modules of the app call when they load, and Node lacks. Import it before them. */
globalThis.addEventListener ??= () => {}
