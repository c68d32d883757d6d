'use client'

import { Link, useConfig, useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { idsOf } from '#collections/permissions/actor.ts'
import { ownExplained, permissionWords } from '#collections/permissions/permission.words.ts'
import { permissionNames } from '#collections/permissions/permissionNames.ts'
import { useRpc } from '../api/RpcProvider.tsx'
import { usePassesGate } from '../permissions/PermissionGate.tsx'
import { factorSentence, type PersonRight, rightsOf } from './personRights.ts'
import './roles.css'

/** Shows, in the form of a person, what their roles let them do, and which roles would let them do the rest. */
export function PersonRights() {
  const { id } = useDocumentInfo()
  const mayKnow = usePassesGate(['READ_ROLE', 'READ_USER'], 'some')
  return id !== undefined && mayKnow ? <Rights /> : null
}

function Rights() {
  const rpc = useRpc()
  const [search, setSearch] = useState('')
  const chosen = useFormFields(([fields]) => fields.roles?.value)
  const isActive = useFormFields(([fields]) => fields.status?.value) === 'ACTIVE'
  const { data, error } = useQuery({
    queryKey: ['role.getAll'],
    queryFn: ({ signal }) => rpc.role.getAll.query({}, { signal }),
  })
  if (error) return <p className="field-type role-permissions__error">{error.message}</p>
  if (!data) return null
  const roleIds = idsOf(chosen).map(Number)
  const all = rightsOf(data.roles, roleIds, '')
  const shown = rightsOf(data.roles, roleIds, search)
  const held = all.filter(({ isHeld }) => isHeld).length
  const factor = factorSentence(data.roles, roleIds)
  return (
    <details className="field-type person-rights">
      <summary>
        <h2>What this person may do, and why</h2>
        <span className="role-holders__count">{`${held} of ${permissionNames.length}`}</span>
      </summary>
      {!isActive && <p role="status">The account is inactive: none of this counts until it is active again.</p>}
      {factor && <p>{factor}</p>}
      <input
        type="search"
        aria-label="Find what this person may do"
        placeholder="Find a permission"
        value={search}
        onChange={({ target }) => setSearch(target.value)}
        // The form would be saved.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <RightsList title="May" rights={shown.filter(({ isHeld }) => isHeld)} />
      <RightsList title="May not" rights={shown.filter(({ isHeld }) => !isHeld)} />
      {shown.length === 0 && <p>No permission is found for “{search.trim()}”.</p>}
    </details>
  )
}

function RightsList({ title, rights }: { title: string; rights: readonly PersonRight[] }) {
  const { admin } = useConfig().config.routes
  if (rights.length === 0) return null
  return (
    <>
      <h3>{title}</h3>
      <ul>
        {rights.map(({ permission, isHeld, roles }) => (
          <li key={permission}>
            <b>{permissionWords[permission].name}</b>
            <p>
              {permissionWords[permission].sentence} {ownExplained(permission)}
            </p>
            <p>
              {roles.length === 0 ? 'No role gives it.' : isHeld ? 'By ' : 'It would come with '}
              {roles.map(({ id, name }, index) => (
                <span key={id}>
                  {index > 0 && (isHeld ? ', ' : ' or ')}
                  <Link href={`${admin}/collections/roles/${id}`} prefetch={false}>
                    {name}
                  </Link>
                </span>
              ))}
            </p>
          </li>
        ))}
      </ul>
    </>
  )
}
