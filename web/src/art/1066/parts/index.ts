// All parts of which the pictures of 1066 are composed.
export * from "./arms";
export * from "./borders";
export * from "./buildings";
export * from "./heads";
export * from "./horses";
export * from "./nature";
export * from "./people";
export * from "./ships";
export * from "./soldiers";
export * from "./things";
