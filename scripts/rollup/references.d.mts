export function accessibilityOf(name: string): readonly {readonly type: string}[];
