export function withoutTwinRules(css: string, other?: string): string
