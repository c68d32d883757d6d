import { nameOfWriter, type Writer } from '#collections/fields/savedBy.field.ts'

/** A version as the list shows it. */
export interface ListedVersion {
  id: number
  updatedAt: string
  // When it was saved, on the clock of the publication.
  moment: string
  savedBy: Writer[]
  name: string | null
  state: string
  isLive: boolean
}

// Milliseconds between the first and the last save of a group.
const span = 60 * 60 * 1000

const peopleOf = ({ savedBy }: ListedVersion): string =>
  savedBy
    .map(({ id }) => id)
    .toSorted((one, other) => one - other)
    .join()

const isPlain = ({ name, state }: ListedVersion): boolean => name === null && state === 'Draft'

/**
 * Returns versions in groups, both newest first: the drafts that the same people saved within an hour are one. What readers
 * have or had, what is scheduled and what has a name stands by itself.
 */
export function groupVersions(versions: readonly ListedVersion[]): ListedVersion[][] {
  const groups: ListedVersion[][] = []
  for (const version of versions) {
    const group = groups.at(-1)
    const head = group?.[0]
    const isSame =
      head !== undefined &&
      head.name === null &&
      (head.state === 'Draft' || head.state === 'Current Draft') &&
      isPlain(version) &&
      peopleOf(head) === peopleOf(version) &&
      Date.parse(head.updatedAt) - Date.parse(version.updatedAt) <= span
    if (isSame) group?.push(version)
    else groups.push([version])
  }
  return groups
}

/** Returns the names of the people who saved a version; a dash where they are not known. */
export function namesOf({ savedBy }: ListedVersion): string {
  return savedBy.map(nameOfWriter).join(', ') || '—'
}
