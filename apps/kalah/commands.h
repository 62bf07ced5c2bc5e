#pragma once

/// The sub-commands of `kalah`; argv[0] is the name of the sub-command. Each returns the exit status (command.h).
int agent_command(int argc, char** argv);
int analyze_command(int argc, char** argv);
int apply_command(int argc, char** argv);
int bench_command(int argc, char** argv);
int check_proof_command(int argc, char** argv);
int convert_command(int argc, char** argv);
int engine_command(int argc, char** argv);
int kgp_command(int argc, char** argv);
int kgp_server_command(int argc, char** argv);
int match_command(int argc, char** argv);
int perft_command(int argc, char** argv);
int play_command(int argc, char** argv);
int solve_command(int argc, char** argv);
int table_command(int argc, char** argv);
