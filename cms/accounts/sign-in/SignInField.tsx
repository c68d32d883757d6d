'use client'

import { type InputHTMLAttributes, type ReactNode, useId, useState } from 'react'

interface SignInFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'id'> {
  name: string
  label: string
  // What is wrong with what was typed.
  error?: string | null
  hint?: ReactNode
}

/**
 * Renders a labelled input that keeps its own text: what is typed before the page is alive stays. A password can be shown.
 */
export function SignInField({ label, error, hint, type, ...input }: SignInFieldProps) {
  const id = useId()
  const [isShown, setShown] = useState(false)
  const isPassword = type === 'password'
  return (
    <div className="sign-in__field">
      <label htmlFor={id}>{label}</label>
      <div className="sign-in__input">
        <input
          {...input}
          id={id}
          type={isPassword && isShown ? 'text' : type}
          aria-invalid={error ? true : undefined}
          aria-describedby={error || hint ? `${id}-words` : undefined}
        />
        {isPassword && (
          <button type="button" aria-pressed={isShown} onClick={() => setShown(!isShown)}>
            {isShown ? 'Hide' : 'Show'}
            <span className="sign-in__hidden"> the password</span>
          </button>
        )}
      </div>
      {(error || hint) && (
        <div id={`${id}-words`} className={error ? 'sign-in__error' : 'sign-in__hint'}>
          {error || hint}
        </div>
      )}
    </div>
  )
}
