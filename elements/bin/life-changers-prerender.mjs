#!/usr/bin/env node
/** The former name of `life-changers prerender`. */
import {run} from '../cli/run.mjs';

process.exitCode = await run(['prerender', ...process.argv.slice(2)]);
