export interface OwnStore {
    close(): Promise<void>;
}
/**
 * A copy of the store for one file alone, in the place of the one that all share: for tests that leave behind what no
 * other should have to read. With `--empty`, the store is new.
 */
export declare function openOwnStore(...options: "--empty"[]): Promise<OwnStore>;
