'use client'

import { Gutter, SetStepNav, useConfig } from '@payloadcms/ui'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useProven } from '../accounts/factors/ProveAgain.tsx'
import { useRpc } from '../api/RpcProvider.tsx'
import type { RpcOutputs } from '../api/rpc.client.ts'
import { LeaveGuard } from '../kit/LeaveGuard.tsx'
import { notifyDone, notifyError } from '../kit/notices.ts'
import { useHeldPermissions } from '../permissions/PermissionGate.tsx'
import { RoleMatrixTable } from './RoleMatrixTable.tsx'
import { type Role, shownAreas, type Toggled, toggle, unsavedRoles } from './roleMatrix.state.ts'
import { UnsavedRoles } from './UnsavedRoles.tsx'
import '../desk/desk.css'
import './roleMatrix.css'

/** Shows all roles as a table of permissions, in which several are changed and saved together. */
export function RoleMatrix({ initial }: { initial: RpcOutputs['role']['getAll'] }) {
  const rpc = useRpc()
  const proven = useProven()
  const own = useHeldPermissions()
  const { admin } = useConfig().config.routes
  const [search, setSearch] = useState('')
  const [toggled, setToggled] = useState<Toggled>(new Set())
  const [[first, second], compare] = useState<[Role['id'] | null, Role['id'] | null]>([null, null])
  const {
    data: { roles },
    refetch,
  } = useQuery({
    queryKey: ['role.getAll'],
    queryFn: ({ signal }) => rpc.role.getAll.query({}, { signal }),
    initialData: initial,
    enabled: false,
  })
  const unsaved = unsavedRoles(roles, toggled)
  const save = useMutation({
    mutationFn: () =>
      proven(() =>
        rpc.role.changePermissions.mutate({
          changes: unsaved.map(({ role, given, taken }) => ({ id: role.id, given, taken })),
        }),
      ),
    onSuccess: async () => {
      await refetch()
      setToggled(new Set())
      notifyDone('Saved. The changes count at once.')
    },
    onError: (error) => notifyError('Unable to save', error.message),
  })
  const isCompared = ({ id }: Role) => id === first || id === second
  const isComparing = first !== null && second !== null && first !== second
  const compared = isComparing ? roles.filter(isCompared) : null
  const areas = shownAreas(search, compared)
  return (
    <main>
      <LeaveGuard isOn={unsaved.length > 0} />
      <SetStepNav nav={[{ label: 'Roles', url: `${admin}/collections/roles` }, { label: 'All roles' }]} />
      <Gutter className="desk role-matrix">
        <h1>All roles</h1>
        <div className="desk__filters">
          <label>
            Find a permission
            <input type="search" value={search} onChange={({ target }) => setSearch(target.value)} />
          </label>
          <RoleChooser label="Role" roles={roles} chosen={first} onChoose={(id) => compare([id, second])} />
          <RoleChooser
            label="Compare with"
            roles={roles}
            chosen={second}
            none="No other role"
            onChoose={(id) => compare([first, id])}
          />
        </div>
        {areas.length === 0 ? (
          <p className="desk__quiet" role="status">
            {search.trim() === '' ? 'The two roles allow the same.' : `No permission is found for “${search.trim()}”.`}
          </p>
        ) : (
          <RoleMatrixTable
            areas={areas}
            roles={compared ?? (first === null ? roles : roles.filter(({ id }) => id === first))}
            phoneRole={first ?? roles[0]?.id ?? null}
            isComparing={isComparing}
            toggled={toggled}
            own={own}
            onToggle={(role, permission) => setToggled(toggle(toggled, role, permission))}
          />
        )}
        {unsaved.length > 0 && (
          <UnsavedRoles
            unsaved={unsaved}
            isBusy={save.isPending}
            onUndo={() => setToggled(new Set())}
            onSave={() => save.mutate()}
          />
        )}
      </Gutter>
    </main>
  )
}

function RoleChooser({
  label,
  roles,
  chosen,
  none = 'All roles',
  onChoose,
}: {
  label: string
  roles: readonly Role[]
  chosen: Role['id'] | null
  none?: string
  onChoose: (id: Role['id'] | null) => void
}) {
  return (
    <label>
      {label}
      <select
        value={chosen ?? ''}
        onChange={({ target }) => onChoose(target.value === '' ? null : Number(target.value))}
      >
        <option value="">{none}</option>
        {roles.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}
