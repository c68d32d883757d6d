export function changeClientBundle(source: string): string
