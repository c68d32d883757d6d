interface Version {
  id: number
  updatedAt: string
}

// The newest version of each kind; `published` only while readers have it.
interface NewestVersions {
  draft: Version | null
  published: Version | null
}

export function versionState(
  version: Version & { status?: string | null },
  { draft, published }: NewestVersions,
): string {
  if (version.status === 'published') {
    return version.id === published?.id ? 'Currently Published' : 'Previously Published'
  }
  const isOlderThanLive = published !== null && version.updatedAt < published.updatedAt
  return version.id === draft?.id && !isOlderThanLive ? 'Current Draft' : 'Draft'
}
