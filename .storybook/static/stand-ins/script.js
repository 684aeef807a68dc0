// A stub for a provider's embed script: counts how often it ran.
window.embedScriptRuns = (window.embedScriptRuns ?? 0) + 1;
