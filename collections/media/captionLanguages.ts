export function languagesOf(rows: unknown): string[] {
  if (!Array.isArray(rows)) return []
  return rows.flatMap((row: unknown) => {
    const language = typeof row === 'object' && row !== null && 'language' in row ? row.language : null
    return typeof language === 'string' ? [language] : []
  })
}
