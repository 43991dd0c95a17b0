export declare const ZONES: readonly string[];
