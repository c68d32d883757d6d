'use client'

import { type ComponentProps, useRef, useState } from 'react'
import type { PasswordVerdict } from '#plugins/accounts/passwords/judgePassword.ts'
import { SignInField } from '../sign-in/SignInField.tsx'
import './newPassword.css'

interface NewPasswordFieldProps extends Pick<ComponentProps<typeof SignInField>, 'name' | 'label' | 'autoFocus'> {
  // What others know of the person, beside what the form says: see `judgePassword`.
  about: readonly string[]
}

const words = ['Very weak', 'Weak', 'Fair', 'Good', 'Strong'] as const

const rule = 'At least 10 characters. Four words that do not belong together are good.'

/** Renders the field of a new password, which says as one types how hard it is to find, as the server will judge it. */
export function NewPasswordField({ about, ...field }: NewPasswordFieldProps) {
  const [verdict, setVerdict] = useState<PasswordVerdict | null>(null)
  const typed = useRef('')
  const judge = async ({ value, form }: HTMLInputElement) => {
    typed.current = value
    // Its dictionaries are large; without them the server alone judges.
    const judging = await import('#plugins/accounts/passwords/judgePassword.ts').catch(() => null)
    if (typed.current !== value) return
    setVerdict(value && judging ? judging.judgePassword(value, [...about, ...saidIn(form)]) : null)
  }
  const strength = verdict ? verdict.strength : null
  return (
    <div className="new-password">
      <SignInField
        {...field}
        type="password"
        autoComplete="new-password"
        required
        hint={verdict?.problem ?? (verdict ? 'This password is hard to find.' : rule)}
        onInput={(event) => void judge(event.currentTarget)}
      />
      <div className="new-password__meter" data-strength={strength ?? undefined}>
        <span aria-hidden="true">
          {words.slice(1).map((word, index) => (
            <i key={word} data-is-reached={strength !== null && strength > index ? '' : undefined} />
          ))}
        </span>
        <span role="status">{strength === null ? '' : words[strength]}</span>
      </div>
    </div>
  )
}

// The name and the address that stand in the same form.
const saidIn = (form: HTMLFormElement | null): string[] => {
  if (!form) return []
  const fields = new FormData(form)
  return ['name', 'email'].map((name) => String(fields.get(name) ?? ''))
}
