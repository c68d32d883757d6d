export function sendLateChanges(source: string): string
