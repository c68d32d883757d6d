/**
 * For buttons of Payload's that are off for a moment, while something is loaded or sent: `extraButtonProps={keepFocusWhenDisabled}`.
 * A browser takes the keyboard from what is disabled; this button only looks and says so, and does nothing.
 */
export const keepFocusWhenDisabled = { disabled: undefined } as const
