const units = ['Bytes', 'KB', 'MB', 'GB']

/** A size in bytes as readers see it: base 1024, no decimals (block-editor 9). */
export function fileSize(bytes: number): string {
  const power = bytes < 1 ? 0 : Math.min(Math.floor(Math.log2(bytes) / 10), units.length - 1)
  return `${Math.round(bytes / 1024 ** power)} ${units[power]}`
}

/** What kind of file it is, in the fewest letters: its extension, else the last part of its type. */
export function fileKind({ name, mimeType }: { name: string; mimeType: string }): string {
  const extension = /\.([a-z0-9]{1,5})$/i.exec(name)?.[1]
  const subtype = /\/(?:x-)?([a-z0-9]{1,8})$/i.exec(mimeType)?.[1]
  return (extension ?? subtype ?? '').toUpperCase()
}
