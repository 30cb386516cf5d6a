export interface Sample {
  PROSA_RUNS: string;
  PROSA_SEED: string;
  PROSA_PART: string;
  PROSA_SUITES: string;
  PROSA_FILES: string;
}

export function sampleOf(commit: string | null, env?: Record<string, string | undefined>): Sample;
