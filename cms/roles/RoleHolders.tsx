'use client'

import { Link, useConfig, useDocumentInfo } from '@payloadcms/ui'
import './roles.css'
import { holdersQuery, useRoleHolders } from './useRoleHolders.ts'

/** Shows the people who have the role of this form: they get what is changed here. */
export function RoleHolders() {
  const { id } = useDocumentInfo()
  const { admin } = useConfig().config.routes
  const { mayKnow, data, error } = useRoleHolders(id)
  if (id === undefined || !mayKnow) return null
  const people = data?.docs ?? []
  const rest = (data?.totalDocs ?? 0) - people.length
  return (
    <section className="field-type role-holders" aria-labelledby="role-holders-title">
      <h2 id="role-holders-title">
        People with this role
        {data && <span className="role-holders__count">{data.totalDocs}</span>}
      </h2>
      {error && (
        <p className="role-holders__error" role="alert">
          {error.message}
        </p>
      )}
      {data?.totalDocs === 0 && <p className="role-holders__none">Nobody has this role. Give it on a user’s page.</p>}
      {people.length > 0 && (
        <ul>
          {people.map((person) => (
            <li key={person.id}>
              <Link href={`${admin}/collections/users/${person.id}`} prefetch={false}>
                {person.name}
              </Link>
            </li>
          ))}
          {rest > 0 && (
            <li>
              <Link href={`${admin}/collections/users?${holdersQuery(id)}`} prefetch={false}>
                {rest.toLocaleString('en-US')} more
              </Link>
            </li>
          )}
        </ul>
      )}
    </section>
  )
}
