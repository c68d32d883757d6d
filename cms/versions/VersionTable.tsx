'use client'

import { useState } from 'react'
import { ChangedPhrase } from './ChangedPhrase.tsx'
import { VersionLink } from './VersionLink.tsx'
import { type ListedVersion, namesOf } from './versionGroups.ts'
import '../desk/textTable.css'
import './versions.css'

interface Props {
  groups: ListedVersion[][]
  // The name of the document's room; null for a document without one, whose changes are not described.
  documentKey: string | null
  // Address of the versions below that of the back office.
  path: `/${string}`
  isInDrawer: boolean
}

/** Renders the versions of a document, in groups that open. */
export function VersionTable({ groups, ...places }: Props) {
  const all = groups.flat()
  const liveId = all.find(({ isLive }) => isLive)?.id ?? null
  return (
    <table className="text-table">
      <thead>
        <tr>
          <th scope="col">Saved</th>
          <th scope="col">By</th>
          <th scope="col">Status</th>
          {places.documentKey && <th scope="col">Changed</th>}
        </tr>
      </thead>
      {groups.map((group) => (
        <Group key={group[0]?.id} group={group} all={all} liveId={liveId} {...places} />
      ))}
    </table>
  )
}

type GroupProps = Omit<Props, 'groups'> & { group: ListedVersion[]; all: ListedVersion[]; liveId: number | null }

function Group({ group, ...rest }: GroupProps) {
  const [isOpen, setOpen] = useState(false)
  const [head, ...earlier] = group
  if (!head) return null
  return (
    <tbody>
      <Row version={head} first={isOpen ? head : (earlier.at(-1) ?? head)} {...rest}>
        {earlier.length > 0 && (
          <button
            type="button"
            className="versions__more"
            aria-expanded={isOpen}
            onClick={() => setOpen((wasOpen) => !wasOpen)}
          >
            {isOpen
              ? 'One row again'
              : earlier.length === 1
                ? 'and 1 earlier save'
                : `and ${earlier.length} earlier saves`}
          </button>
        )}
      </Row>
      {isOpen && earlier.map((version) => <Row key={version.id} version={version} first={version} {...rest} />)}
    </tbody>
  )
}

function Row({
  version,
  first,
  all,
  liveId,
  documentKey,
  path,
  isInDrawer,
  children,
}: Omit<GroupProps, 'group'> & {
  version: ListedVersion
  // The oldest version that the row stands for.
  first: ListedVersion
  children?: React.ReactNode
}) {
  const before = all[all.indexOf(first) + 1]
  // What a version is compared with at first: what readers have.
  const query = liveId !== null && liveId !== version.id ? `?versionFrom=${liveId}` : ''
  return (
    <tr>
      <td>
        <VersionLink id={String(version.id)} path={`${path}/${version.id}${query}`} isInDrawer={isInDrawer}>
          {version.moment}
        </VersionLink>
        {version.name && <span className="versions__name">{version.name}</span>}
        {children}
      </td>
      <td>{namesOf(version)}</td>
      <td>
        <span className="versions__state" data-live={version.isLive || undefined}>
          {version.state}
        </span>
      </td>
      {documentKey && (
        <td>
          {before ? (
            <ChangedPhrase documentKey={documentKey} version={version.id} before={before.id} />
          ) : (
            'The oldest version kept'
          )}
        </td>
      )}
    </tr>
  )
}
