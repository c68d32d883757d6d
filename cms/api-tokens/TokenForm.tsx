'use client'

import { Button } from '@payloadcms/ui'
import { type ReactNode, useId, useState } from 'react'
import { isPermission, type Permission, permissionNames } from '#collections/permissions/permissionNames.ts'
import { keepFocusWhenDisabled } from '../kit/keepFocusWhenDisabled.ts'
import { SmallButton } from '../kit/SmallButton.tsx'
import { PermissionSwitches } from '../roles/PermissionSwitches.tsx'
import { PermissionTable } from '../roles/PermissionTable.tsx'
import { type RoleChoice, withPermissions } from '../roles/permissionGrid.ts'
import '../roles/roles.css'
import { choicesOf, presetsOf } from './tokenChoice.ts'

export interface TokenDraft {
  name: string
  permissions: Permission[]
  networks: string[]
  perMinute: number
}

interface TokenFormProps {
  draft: TokenDraft
  // What can be chosen of permissions.
  givable: readonly Permission[]
  // What stands between the name and the permissions.
  children: ReactNode
  submit: { label: string; busyLabel: string }
  isBusy: boolean
  error: string | null
  onSubmit: (draft: TokenDraft) => void
  onCancel: () => void
}

/** Renders what people choose of a token. */
export function TokenForm({ draft, givable, children, submit, isBusy, error, onSubmit, onCancel }: TokenFormProps) {
  const id = useId()
  const [name, setName] = useState(draft.name)
  const [permissions, setPermissions] = useState<string[]>(draft.permissions)
  const [networks, setNetworks] = useState(draft.networks.join('\n'))
  const [perMinute, setPerMinute] = useState(String(draft.perMinute))
  const chosen = permissions.filter(isPermission)
  const { rows, rest } = choicesOf(givable)
  const choice: RoleChoice = {
    held: new Set(permissions),
    changed: new Set(),
    isReadOnly: false,
    mayGrant: (permission) => givable.includes(permission),
    change: (changed, isGiven) => setPermissions(withPermissions(permissions, changed, isGiven)),
  }
  return (
    <form
      className="token__form"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy)
          onSubmit({ name, permissions: chosen, networks: linesOf(networks), perMinute: Number(perMinute) || 0 })
      }}
    >
      <div className="token__fields">
        <Field id={`${id}-name`} label="Name" hint="Of the program, and what it is for.">
          <input
            id={`${id}-name`}
            aria-describedby={`${id}-name-hint`}
            required
            maxLength={80}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        </Field>
        {children}
        <Field
          id={`${id}-networks`}
          label="Only from"
          hint="Addresses or networks, one a line. Empty: from everywhere."
        >
          <textarea
            id={`${id}-networks`}
            aria-describedby={`${id}-networks-hint`}
            rows={2}
            placeholder={'192.0.2.7\n2001:db8::/48'}
            value={networks}
            onChange={({ target }) => setNetworks(target.value)}
          />
        </Field>
        <Field id={`${id}-limit`} label="Calls a minute" hint="Of each process of the back office.">
          <input
            id={`${id}-limit`}
            aria-describedby={`${id}-limit-hint`}
            type="number"
            required
            min={1}
            max={6000}
            value={perMinute}
            onChange={({ target }) => setPerMinute(target.value)}
          />
        </Field>
      </div>
      <section className="role-permissions" aria-labelledby={`${id}-permissions`}>
        <div className="role-permissions__head">
          <h2 id={`${id}-permissions`}>Permissions</h2>
          <p aria-live="polite">
            {chosen.length} of {permissionNames.length}
          </p>
        </div>
        <p className="token__hint">
          A program also reads what every member of the newsroom reads, drafts included. Control of accounts stays with
          people.
        </p>
        <div className="token__presets">
          {presetsOf(givable).map((preset) => (
            <SmallButton key={preset.label} onClick={() => setPermissions(preset.permissions)}>
              {preset.label}
            </SmallButton>
          ))}
        </div>
        {rows.length > 0 && <PermissionTable rows={rows} choice={choice} />}
        {rest.length > 0 && <PermissionSwitches switches={rest} choice={choice} />}
        {givable.length === 0 && <p className="role-permissions__none">You hold nothing that a token can have.</p>}
      </section>
      {error && (
        <p className="token__error" role="alert">
          {error}
        </p>
      )}
      <div className="token__actions">
        <Button
          type="submit"
          margin={false}
          disabled={isBusy || chosen.length === 0}
          extraButtonProps={keepFocusWhenDisabled}
        >
          {isBusy ? submit.busyLabel : submit.label}
        </Button>
        <Button buttonStyle="secondary" margin={false} onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

export function Field({
  id,
  label,
  hint,
  children,
}: {
  id: string
  label: string
  hint?: string
  children: ReactNode
}) {
  return (
    <div className="token__field">
      <label htmlFor={id}>{label}</label>
      {children}
      {hint && (
        <p className="token__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  )
}

const linesOf = (text: string): string[] =>
  text
    .split(/[\s,]+/)
    .map((line) => line.trim())
    .filter(Boolean)
