const units = ['Bytes', 'KB', 'MB', 'GB']

/** Formats a size in bytes for readers: base 1024, no decimals (docs/spec/editor.md#file-sizes). */
export function fileSize(bytes: number): string {
  const power = bytes < 1 ? 0 : Math.min(Math.floor(Math.log2(bytes) / 10), units.length - 1)
  return `${Math.round(bytes / 1024 ** power)} ${units[power]}`
}

/** Returns the shortest name of a file's kind: its extension, else the last part of its type. */
export function fileKind({ name, mimeType }: { name: string; mimeType: string }): string {
  const extension = /\.([a-z0-9]{1,5})$/i.exec(name)?.[1]
  const subtype = /\/(?:x-)?([a-z0-9]{1,8})$/i.exec(mimeType)?.[1]
  return (extension ?? subtype ?? '').toUpperCase()
}
