const schemes = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
]

/**
 * Renders the colours of all pages for this reader. Hidden until the script of schemes runs, which checks what is
 * chosen.
 */
export function SchemeSwitch() {
  return (
    <fieldset className="scheme-switch">
      <legend className="scheme-switch__legend">Colors</legend>
      {schemes.map(({ value, label }) => (
        <label key={value} className="scheme-switch__choice">
          <input className="scheme-switch__input" type="radio" name="scheme" value={value} />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
