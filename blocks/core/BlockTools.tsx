'use client'
/** The controls that block toolbars are made of. Their look comes from `toolbar.css`. */
import type { ReactNode } from 'react'
import { AlignmentIcon, ReplaceIcon } from './toolIcons.tsx'
import { typographicText } from './typographicText.ts'

interface ToolButtonProps {
  label: string
  onClick(): void
  isDisabled?: boolean
  // Set for a toggle; absent for a plain action.
  isPressed?: boolean
  children?: ReactNode
}

/** Renders a button. With `children` (an icon or a sign) the label is what a screen reader says and a tooltip shows. */
export function ToolButton({ label, onClick, isDisabled = false, isPressed, children }: ToolButtonProps) {
  return (
    <button
      type="button"
      className="block-tool"
      aria-label={children ? label : undefined}
      title={children ? label : undefined}
      aria-pressed={isPressed}
      disabled={isDisabled}
      // The caret stays in the text while a tool is used.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
    >
      {children ?? label}
    </button>
  )
}

interface ToolChooseProps {
  isChosen: boolean
  // Label while nothing is chosen.
  select: string
  // Label of the icon that replaces the text once something is chosen.
  replace: string
  onClick(): void
}

/** Renders the button that opens the picker of a block. */
export function ToolChoose({ isChosen, select, replace, onClick }: ToolChooseProps) {
  return (
    <ToolButton label={isChosen ? replace : select} onClick={onClick}>
      {isChosen ? <ReplaceIcon /> : null}
    </ToolButton>
  )
}

interface ToolToggleProps {
  label: string
  value: boolean
  onChange(value: boolean): void
}

/** Renders a setting that is on or off. */
export function ToolToggle({ label, value, onChange }: ToolToggleProps) {
  return <ToolButton label={label} isPressed={value} onClick={() => onChange(!value)} />
}

interface ToolSelectProps<Value extends string> {
  label: string
  value: Value
  options: readonly { value: Value; label: string }[]
  sign?: ReactNode
  onChange(value: Value): void
}

/** Renders a choice of a few, behind its name. */
export function ToolSelect<Value extends string>({ label, value, options, sign, onChange }: ToolSelectProps<Value>) {
  return (
    <label className="block-tool-choice" title={sign ? label : undefined}>
      {sign ?? label}
      <select
        className="block-tool"
        aria-label={label}
        value={value}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.target.value)
          if (chosen) onChange(chosen.value)
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  )
}

interface ToolStepperProps {
  label: string
  value: number
  min: number
  max: number
  unit?: string
  onChange(value: number): void
}

/** Renders a number with − and +, stopped at its ends. */
export function ToolStepper({ label, value, min, max, unit = '', onChange }: ToolStepperProps) {
  return (
    <fieldset className="block-tool-stepper" aria-label={label} title={label}>
      <ToolButton label={`${label}: less`} isDisabled={value <= min} onClick={() => onChange(Math.max(min, value - 1))}>
        −
      </ToolButton>
      <output>
        {value}
        {unit}
      </output>
      <ToolButton label={`${label}: more`} isDisabled={value >= max} onClick={() => onChange(Math.min(max, value + 1))}>
        +
      </ToolButton>
    </fieldset>
  )
}

interface ToolTextProps {
  label: string
  value: string
  placeholder: string
  onChange(value: string): void
}

/** Renders a short text that is a setting, not running text. Its quotes become typographic once it is left. */
export function ToolText({ label, value, placeholder, onChange }: ToolTextProps) {
  return (
    <input
      className="block-tool-text"
      aria-label={label}
      value={value}
      placeholder={placeholder}
      onChange={(event) => onChange(event.target.value)}
      onBlur={() => {
        const set = typographicText(value)
        if (set !== value) onChange(set)
      }}
    />
  )
}

interface AlignmentToolProps<Alignment extends string> {
  // The possible alignments of the block, in the order in which they are offered.
  choices: readonly NoInfer<Alignment>[]
  value: Alignment
  update(props: { alignment: NoInfer<Alignment> }): void
}

/** Chooses the alignment of a block. */
export function AlignmentTool<Alignment extends string>({ choices, value, update }: AlignmentToolProps<Alignment>) {
  return (
    <ToolSelect
      label="Alignment"
      value={value}
      options={alignmentOptions(choices)}
      sign={<AlignmentIcon />}
      onChange={(alignment) => update({ alignment })}
    />
  )
}

function alignmentOptions<Value extends string>(values: readonly Value[]): { value: Value; label: string }[] {
  return values.map((value) => ({
    value,
    label: `${value[0]?.toUpperCase()}${value.slice(1)}`,
  }))
}
